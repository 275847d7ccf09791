/** Keys of the shell's own data. */
export const keys = {
  /** What a feedback may be about. */
  feedbackTypes: ['shell', 'feedback-types'],
  /** Banners by placement. */
  promo: ['shell', 'promo'],
} as const
