/** A network that reads both texts alike and compares what it made of them. */
export interface NetworkSettings {
  /** Words as they stand in the corpus ("words", the default), or threes of letters of each word. */
  readonly tokens?: "words" | "letters";
  /**
   * "average": mean of vectors; "projected": of vectors after one layer; "deep": mean, then two layers; "convolution":
   * filters over runs of words, the greatest of each; "recurrent": states along the text, pooled; "tree": child-sum
   * Tree-LSTM, the state of the root; "perspectives": filters over runs of words seen with attention to the other text,
   * pooled in three ways, and all compared with all (`comparePerspectives`).
   */
  readonly encoder: "average" | "projected" | "deep" | "convolution" | "recurrent" | "tree" | "perspectives";
  /** Of "recurrent"; "lstm" by default. */
  readonly cell?: "lstm" | "gru";
  /** Of "recurrent": the text is read forwards and backwards; forwards alone by default. */
  readonly bothWays?: boolean;
  /** Of "recurrent": the greatest of each of the states' numbers (the default), or states weighed by attention. */
  readonly pooling?: "greatest" | "attention";
  /** Numbers of a token's vector; 50 by default. */
  readonly dimension?: number;
  /** Units of each layer; 50 by default. */
  readonly hidden?: number;
  /** Words that filters see at once; [1] by default. */
  readonly widths?: readonly number[];
  /**
   * "classes" (the default): grades 0 to 5 from |u - v| and u v, the expected one is the score; "cosine": five times the
   * cosine.
   */
  readonly head?: "classes" | "cosine";
  /** 8 by default; the epoch that is best on a held-out tenth is kept. */
  readonly epochs?: number;
  /** 0.002 by default. */
  readonly rate?: number;
}
