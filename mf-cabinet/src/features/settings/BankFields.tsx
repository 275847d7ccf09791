import { banksQuery } from '@prilavok/shared-kernel/company'
import type { FoundBank } from '@prilavok/shared-kernel/contract'
import type { FormState } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { SuggestField } from '@prilavok/shared-kernel/ui/suggest-field'
import { Fields } from './form-styles'
import type { SettingsValues } from './settings-values'
import { settingsTexts } from './texts'
import { useBank } from './use-bank'

const detailsOf = ({ BANK_CODE, ADDRESS }: FoundBank): string =>
  [`${settingsTexts.bankCode} ${BANK_CODE}`, ADDRESS].filter(Boolean).join(', ')

const BANK_CODE_DIGITS = 9
const ACCOUNT_DIGITS = 20

/** A warning alone (AMB-82): what is given has not the digits that a Russian bank has. */
function digitsHint(text: string, digits: number): string | undefined {
  const plain = text.replace(/\s/g, '')
  return plain === '' || (plain.length === digits && /^\d+$/.test(plain))
    ? undefined
    : settingsTexts.otherDigits(digits)
}

/** Bank of a company: its БИК, or its name, brings the rest (CAB-069). */
export function BankFields({ form }: { form: FormState<SettingsValues> }) {
  const kernel = useKernel()
  const bank = useBank(form)
  const code = form.choice('bank_code')
  const name = form.choice('bank_name')
  const suggestions = {
    query: (text: string) => banksQuery(kernel, text),
    idOf: ({ BANK_CODE }: FoundBank) => BANK_CODE,
    titleOf: ({ BANK_NAME }: FoundBank) => BANK_NAME,
    descriptionOf: detailsOf,
    emptyText: settingsTexts.bankNotFound,
    onChoose: bank.choose,
    autoComplete: 'off',
  }
  return (
    <Fields>
      <SuggestField
        {...suggestions}
        {...code}
        onBlur={(event) => {
          code.onBlur(event)
          void bank.lookUp()
        }}
        label={settingsTexts.bankCode}
        hint={
          bank.other ? (
            <>
              {settingsTexts.otherBank(bank.other.name)}{' '}
              <Button kind="quiet" size="s" onClick={bank.other.take}>
                {settingsTexts.fillByBanks}
              </Button>
            </>
          ) : (
            (digitsHint(form.values.bank_code, BANK_CODE_DIGITS) ?? settingsTexts.bankCodeHint)
          )
        }
        inputMode="numeric"
      />
      <div data-wide>
        <SuggestField {...suggestions} {...name} label={settingsTexts.bankName} />
      </div>
      <TextField
        {...form.text('payment_account')}
        label={settingsTexts.paymentAccount}
        hint={digitsHint(form.values.payment_account, ACCOUNT_DIGITS) ?? settingsTexts.accountHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...form.text('correspond_account')}
        label={settingsTexts.correspondAccount}
        hint={
          bank.isLocked
            ? settingsTexts.correspondHint
            : (digitsHint(form.values.correspond_account, ACCOUNT_DIGITS) ?? settingsTexts.accountHint)
        }
        locked={bank.isLocked}
        inputMode="numeric"
        autoComplete="off"
      />
    </Fields>
  )
}
