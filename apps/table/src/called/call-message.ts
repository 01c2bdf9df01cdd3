/** What somebody is called with; the server's push messages are the same. */
export interface CallMessage {
  readonly title: string;
  readonly body: string;
  /** Of the table. */
  readonly code: string;
}
