import type { Problem } from '@shop/contract';
import { HttpError } from 'react-admin';
import { asProblem, fieldMessages } from './problem';

/**
 * A request that failed, in the form react-admin reads: `body.errors` are messages by field. Its message is what the
 * shop said, or else the key of a text that says what happened.
 */
export class Refused extends HttpError {
  readonly problem: Problem | null;

  constructor(status: number, body: unknown) {
    const problem = asProblem(body);
    super(problem?.detail ?? (status === 0 ? 'errors.unreachable' : 'errors.unexpected'), status, {
      errors: problem ? fieldMessages(problem) : {},
    });
    // react-admin's own class makes every error one of its own and of nothing else.
    Object.setPrototypeOf(this, Refused.prototype);
    this.problem = problem;
  }
}
