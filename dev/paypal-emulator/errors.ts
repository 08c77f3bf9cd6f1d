const MESSAGES = {
  INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  VALIDATION_ERROR: 'Invalid data provided',
  UNPROCESSABLE_ENTITY:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
  AUTHENTICATION_FAILURE:
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  INTERNAL_SERVER_ERROR: 'An internal server error occurred.',
};

interface ErrorDetail {
  issue: string;
  description?: string;
  /** A JSON pointer. */
  field?: string;
  location?: string;
  value?: string;
}

/** An error response in PayPal's format. The server adds the debug id. */
export class PayPalError extends Error {
  readonly status: number;
  readonly body: { name: string; message: string; details: ErrorDetail[] };

  constructor(status: number, name: keyof typeof MESSAGES, details: ErrorDetail[] = []) {
    super(name);
    this.status = status;
    this.body = { name, message: MESSAGES[name], details };
  }
}

/** 400: a field that violates the schema. `field` is a JSON pointer. */
export function invalid(field: string, issue: string, description: string, value?: unknown): PayPalError {
  const detail = { field, location: 'body', issue, description };
  return new PayPalError(400, 'INVALID_REQUEST', [
    value === undefined ? detail : { ...detail, value: String(value).slice(0, 100) },
  ]);
}

/** 422: well formed, but not allowed in the current state. */
export function unprocessable(issue: string, description: string, field?: string): PayPalError {
  return new PayPalError(422, 'UNPROCESSABLE_ENTITY', [
    field ? { field, location: 'body', issue, description } : { issue, description },
  ]);
}

export function notFound(): PayPalError {
  return new PayPalError(404, 'RESOURCE_NOT_FOUND', [
    { issue: 'INVALID_RESOURCE_ID', description: 'Specified resource ID does not exist.' },
  ]);
}
