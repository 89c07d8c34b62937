/** Announces to the other nodes what has changed. It can lose some: see `onGap`. */
export type Channel = {
  /** @param subject an id, without spaces. Call it after the commit of its cause. */
  announce(subject: string): void;
  close(): Promise<void>;
};

export type OpenChannel = (options: {
  readonly name: string;
  /** Receives each subject that another node announced. */
  readonly onSubject: (subject: string) => void;
  /** Called at each connection: subjects may have been lost before it. */
  readonly onGap: () => void;
  readonly onFailure: (error: unknown) => void;
}) => Channel;
