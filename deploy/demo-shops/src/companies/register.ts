import type { FoundBank, FoundCompany } from '@prilavok/shared-kernel/contract'
import { type CompanyLookUp, FOUND_AT_MOST } from '@prilavok/supplier-api/customers/companies/company-look-up'
import { registerBanks } from './register-banks'
import { registerCompanies } from './register-companies'

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^a-zа-я0-9]+/)
    .filter(Boolean)

interface Entry<Item> {
  item: Item
  /** What is searched by its beginning. */
  numbers: string[]
  words: string[]
}

function find<Item>(entries: readonly Entry<Item>[], query: string): Item[] {
  const asked = wordsOf(query)
  if (asked.length === 0) return []
  const number = /^[\d\s]+$/.test(query) ? query.replace(/\s/g, '') : null
  return entries
    .filter(({ numbers, words }) =>
      number === null
        ? asked.every((word) => words.some((known) => known.startsWith(word)))
        : numbers.some((known) => known.startsWith(number)),
    )
    .slice(0, FOUND_AT_MOST)
    .map(({ item }) => item)
}

/** The bundled register of invented companies and banks: works without a network. */
export function companyRegister(): CompanyLookUp {
  const companies = registerCompanies().map(
    (item): Entry<FoundCompany> => ({
      item,
      numbers: [item.INN, item.OGRN],
      words: wordsOf(`${item.SHORT_NAME} ${item.COMPANY_NAME}`),
    }),
  )
  const banks = registerBanks().map(
    (item): Entry<FoundBank> => ({ item, numbers: [item.BANK_CODE], words: wordsOf(item.BANK_NAME) }),
  )
  return {
    companies: async (query) => find(companies, query),
    banks: async (query) => find(banks, query),
  }
}
