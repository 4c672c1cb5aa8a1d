import { StsError } from "../../errors.ts";

/** What stands after `--system` with `--task interpretable`: systems that align chunks and give no score of a pair. */
const CHUNK_SYSTEMS = [
  "ists-baseline",
  "ists-nerosim",
  "ists-blueteam",
  "ists-ubc-run1",
  "ists-ubc-run2",
  "ists-simcompass-prefix",
  "ists-simcompass-vectors",
  "ists-exbthemis",
  "ists-fcicu",
  "ists-rtm-ibm2",
  "samesay-ists",
] as const;
export type ChunkSystemName = (typeof CHUNK_SYSTEMS)[number];

/** Whether a name, in whatever case, is that of a system that aligns chunks. */
export function isChunkSystem(name: string): boolean {
  return CHUNK_SYSTEMS.some((own) => own === name.toLowerCase());
}

/** For whatever scores pairs or trains. @throws StsError E_INPUT where the name is that of a system that aligns chunks */
export function refuseChunkSystem(name: string): void {
  if (!isChunkSystem(name)) return;
  const command = `samesay evaluate --task interpretable --system ${name.toLowerCase()} --data ists2016-train`;
  throw new StsError("E_INPUT", `"${name}" aligns chunks and scores no pairs; what takes it: ${command}`);
}
