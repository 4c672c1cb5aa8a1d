#!/bin/sh
# Every step of the recipe on a few made-up rows and a tiny model of random weights: shows that the steps run and fit
# together, trains nothing worth keeping. About a minute on one core. Needs requirements-smoke.txt (PYTHON names the
# interpreter that has it) and no network.
set -eu
cd "$(dirname "$0")"
python=${PYTHON:-python3}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export SAMESAY_DATA="$scratch/data" SAMESAY_WORK="$scratch/work" SAMESAY_MODELS="$scratch/models"
export HF_HUB_OFFLINE=1 TRANSFORMERS_VERBOSITY=error TOKENIZERS_PARALLELISM=false
"$python" -m samesay_training.smoke "$SAMESAY_DATA"
