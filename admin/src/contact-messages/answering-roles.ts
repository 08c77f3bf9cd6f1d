/** The roles that messages can be assigned to. */
export const ANSWERING_ROLES = ['customer_service', 'admin'] as const;
