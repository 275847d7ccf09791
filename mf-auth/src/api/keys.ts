/** Query keys of this part. */
export const keys = {
  emailCheck: (email: string) => ['mf-auth', 'email-check', email],
  sessions: ['mf-auth', 'sessions'],
  infoText: (code: string) => ['mf-auth', 'info-text', code],
} as const
