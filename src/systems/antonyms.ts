/** Whether two words mean the opposite of each other in some sense; forms as in the list that it was made of. */
export type AreOpposite = (x: string, y: string) => boolean;
