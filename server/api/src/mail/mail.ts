/** A mail with the same message as plain text and as HTML. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Delivers mails. */
export type MailTransport = {
  /** @throws Error when the mail was not accepted; it can be retried */
  send(mail: Mail): Promise<void>;
  close(): void;
};
