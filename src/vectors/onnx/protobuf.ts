/** A field of a protobuf message: its number, and where its content lies (length-delimited fields) or its value. */
export interface ProtobufField {
  readonly number: number;
  /** Varints; 0 for other fields. */
  readonly value: number;
  /** Content of a length-delimited field (message, string, bytes); empty for others. */
  readonly content: Uint8Array;
}

const EMPTY = new Uint8Array(0);

/**
 * The fields of a message in their order; nothing is copied. Ends early where the bytes are no message.
 * Encoding: https://protobuf.dev/programming-guides/encoding/
 */
export function* protobufFields(message: Uint8Array): Generator<ProtobufField> {
  const reader = { at: 0 };
  while (reader.at < message.length) {
    const key = varint(message, reader);
    const number = Math.floor(key / 8);
    const wire = key % 8;
    if (wire === 0) yield { number, value: varint(message, reader), content: EMPTY };
    else if (wire === 1 || wire === 5) reader.at += wire === 1 ? 8 : 4;
    else if (wire === 2) {
      const length = varint(message, reader);
      const end = reader.at + length;
      if (end > message.length) return;
      yield { number, value: 0, content: message.subarray(reader.at, end) };
      reader.at = end;
    } else return;
  }
}

/** Up to 53 bits exactly; lengths and enumerations need no more. */
function varint(bytes: Uint8Array, reader: { at: number }): number {
  let value = 0;
  for (let scale = 1; reader.at < bytes.length; scale *= 128) {
    const byte = bytes[reader.at++]!;
    value += (byte & 127) * scale;
    if (byte < 128) break;
  }
  return value;
}
