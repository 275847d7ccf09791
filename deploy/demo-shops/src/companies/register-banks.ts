import type { FoundBank } from '@prilavok/shared-kernel/contract'
import { completeAccount } from './check-digits'
import { BANK_WORDS, TOWNS } from './invented-words'

/** Invented banks; their БИК is of a department that no territory has, the control keys of their accounts are right. */
export function registerBanks(): FoundBank[] {
  return BANK_WORDS.map((name, index) => {
    const town = TOWNS[index % TOWNS.length]
    const number = String(501 + index * 7)
    const bik = `04${town?.territory}88${number}`
    return {
      BANK_CODE: bik,
      BANK_NAME: `${index % 4 === 3 ? 'ООО' : 'АО'} «${name}»`,
      CORRESPOND_ACCOUNT: completeAccount(bik, `30101810000000000${number}`),
      ADDRESS: `${town?.name}, ${town?.streets[0]}, д. ${index + 1}`,
    }
  })
}
