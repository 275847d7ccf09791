import type { PageListType } from '@prilavok/shared-kernel/contract'

/** Keys of the shell's own data. */
export const keys = {
  pageList: (type: PageListType) => ['shell', 'page-list', type],
  contentPage: (path: string) => ['shell', 'content-page', path],
  info: (name: string, element: string | undefined) => ['shell', 'info', name, element],
  /** What a feedback may be about. */
  feedbackTypes: ['shell', 'feedback-types'],
  /** Banners by placement. */
  promo: ['shell', 'promo'],
} as const
