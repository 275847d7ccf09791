import { isListOf, isObjectWith, isProduct, isSection } from '@prilavok/shared-kernel/api'
import type { ProductsAnswer, SectionsAnswer } from '@prilavok/shared-kernel/contract'

export const isProductsAnswer = isObjectWith<ProductsAnswer>({ ITEMS: isListOf(isProduct) })
export const isSectionsAnswer = isObjectWith<SectionsAnswer>({ ITEMS: isListOf(isSection) })
