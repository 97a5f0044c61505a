"""The squarers' cores as circuits."""
