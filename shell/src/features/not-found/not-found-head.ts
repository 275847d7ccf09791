import { missingHead } from '@prilavok/shared-kernel/ui/not-found'

export const NOT_FOUND_HEAD = missingHead('Страница не найдена')
