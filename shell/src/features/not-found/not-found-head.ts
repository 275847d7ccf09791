import type { PageHead } from '@prilavok/shared-kernel/contract'

export const NOT_FOUND_HEAD: PageHead = { title: 'Страница не найдена', robots: 'noindex' }
