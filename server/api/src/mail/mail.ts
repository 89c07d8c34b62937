/** A mail as it goes out: the same message as plain text and as HTML. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Takes mails to where they are read. */
export type MailTransport = {
  /** @throws Error when the mail was not taken; it may be tried again */
  send(mail: Mail): Promise<void>;
  close(): void;
};
