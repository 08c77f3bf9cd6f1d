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

/** A refusal in the shape PayPal gives it; the server adds the debug id. */
export class Problem extends Error {
  constructor(status, name, details = []) {
    super(name);
    this.status = status;
    this.body = { name, message: MESSAGES[name], details };
  }
}

/** 400: a field that breaks the schema. `field` is a JSON pointer. */
export function invalid(field, issue, description, value) {
  const detail = { field, location: 'body', issue, description };
  return new Problem(400, 'INVALID_REQUEST', [
    value === undefined ? detail : { ...detail, value: String(value).slice(0, 100) },
  ]);
}

/** 422: well formed, but not allowed now. */
export function unprocessable(issue, description, field) {
  return new Problem(422, 'UNPROCESSABLE_ENTITY', [
    field ? { field, location: 'body', issue, description } : { issue, description },
  ]);
}

export const notFound = () =>
  new Problem(404, 'RESOURCE_NOT_FOUND', [
    { issue: 'INVALID_RESOURCE_ID', description: 'Specified resource ID does not exist.' },
  ]);
