import { banksQuery } from '@prilavok/shared-kernel/company'
import type { FoundBank } from '@prilavok/shared-kernel/contract'
import type { FormState } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useState } from 'react'
import type { SettingsValues } from './settings-values'

/** Digits of a БИК. */
const WHOLE = /^\d{9}$/

const fieldsOf = (bank: FoundBank) => ({
  bank_code: bank.BANK_CODE,
  bank_name: bank.BANK_NAME,
  correspond_account: bank.CORRESPOND_ACCOUNT,
})

/** What of a bank goes into the form without a question: where nothing stands, or what the bank before it had brought. */
function changesOf(
  bank: FoundBank,
  before: FoundBank | undefined,
  values: SettingsValues,
): Partial<SettingsValues> {
  const brought = before && fieldsOf(before)
  const fields = Object.entries(fieldsOf(bank)) as [keyof ReturnType<typeof fieldsOf>, string][]
  return Object.fromEntries(
    fields.filter(([field]) => values[field] === '' || values[field] === brought?.[field]),
  )
}

/**
 * The bank of a typed БИК: choosing one, or leaving the field with a whole number, fills in name and correspondent account.
 * What was typed there by hand stays, and it is told that the register says otherwise.
 */
export function useBank(form: FormState<SettingsValues>) {
  const kernel = useKernel()
  const [bank, setBank] = useState<FoundBank>()
  const { bank_code: code, bank_name: name, correspond_account: account } = form.values
  async function lookUp(): Promise<void> {
    if (!WHOLE.test(code) || bank?.BANK_CODE === code) return
    const found = await kernel.query.fetchQuery(banksQuery(kernel, code)).catch(() => [])
    const own = found.find(({ BANK_CODE }) => BANK_CODE === code)
    if (!own) return
    setBank(own)
    form.fill((values) => (values.bank_code === code ? changesOf(own, bank, values) : {}))
  }
  const choose = (chosen: FoundBank) => {
    setBank(chosen)
    form.fill(() => fieldsOf(chosen))
  }
  const own = bank?.BANK_CODE === code ? bank : undefined
  return {
    choose,
    lookUp,
    /** The correspondent account is the one that the register gives for this bank. */
    isLocked: own !== undefined && account !== '' && account === own.CORRESPOND_ACCOUNT,
    /** The bank of the БИК, where name or account in the form are others. */
    other:
      own && (name !== own.BANK_NAME || account !== own.CORRESPOND_ACCOUNT)
        ? { name: own.BANK_NAME, take: () => choose(own) }
        : undefined,
  }
}
