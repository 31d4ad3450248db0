/** A command cannot find out what it was asked, or do it: the message is all there is to say, in a line. */
export class Failure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Failure';
  }
}
