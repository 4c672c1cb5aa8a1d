"""How samesay's weights were made: one module per product, run by the Makefile."""
