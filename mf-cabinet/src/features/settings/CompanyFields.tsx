import {
  CountryField,
  companyTexts,
  InnField,
  innHint,
  isDefault,
  nameOf,
} from '@prilavok/shared-kernel/company'
import { phoneCodeOf } from '@prilavok/shared-kernel/contract/phone-number'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { EmailField } from '@prilavok/shared-kernel/ui/email-field'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { companyFormTexts } from '../../model/texts'
import { ANCHORS } from './anchors'
import { BankFields } from './BankFields'
import { Fields } from './form-styles'
import { PostAddressField } from './PostAddressField'
import { ReplacedCompany } from './ReplacedCompany'
import { settingsTexts } from './texts'
import { useRegister } from './use-register'
import type { Settings } from './use-settings-form'

/** The legal-info form (CAB-073): the company with its tax number first, which fills in most of the rest. */
export function CompanyFields({ form, country }: Pick<Settings, 'form' | 'country'>) {
  const register = useRegister(form)
  const { company } = register
  const inn = form.choice('inn')
  const isRussian = isDefault(country)
  return (
    <>
      <Fields>
        <CountryField {...form.choice('country')} known={country} />
        <InnField
          {...inn}
          country={country}
          isDisabled={({ ACTIVE }) => ACTIVE === 'N'}
          onChange={(inn, kpp) => form.fill(() => ({ inn, ...(kpp && { kpp }) }))}
          onBlur={(event) => {
            inn.onBlur(event)
            if (isRussian) void register.lookUp()
          }}
          onChoose={register.choose}
          hint={
            company && register.isOtherName && company.ACTIVE === 'Y' ? (
              <>
                {companyTexts.otherName(nameOf(company))}{' '}
                <Button kind="quiet" size="s" onClick={register.refill}>
                  {settingsTexts.fillByRegister}
                </Button>
              </>
            ) : (
              innHint(inn.value, register, settingsTexts.innHint)
            )
          }
        />
        {register.restore && (
          <div data-wide>
            <ReplacedCompany
              onRestore={() => {
                register.restore?.()
                document.querySelector<HTMLElement>(`#${ANCHORS.company} [name='inn']`)?.focus()
              }}
            />
          </div>
        )}
        <TextField
          {...form.text('kpp')}
          label={companyFormTexts.kpp}
          hint={isRussian && companyFormTexts.kppHint}
          inputMode={isRussian ? 'numeric' : undefined}
          autoComplete="off"
        />
        <div data-wide>
          <TextField
            {...form.text('company_name')}
            label={settingsTexts.fullName}
            required
            autoComplete="organization"
          />
        </div>
        <TextField
          {...form.text('ogrn')}
          label={companyFormTexts.ogrn}
          hint={isRussian && companyFormTexts.ogrnHint}
          inputMode={isRussian ? 'numeric' : undefined}
          autoComplete="off"
        />
        <TextField {...form.text('short_name')} label={settingsTexts.shortName} autoComplete="off" />
        <TextField {...form.text('owner')} label={settingsTexts.owner} autoComplete="off" />
        <TextField
          {...form.text('phone')}
          label={settingsTexts.companyPhone}
          placeholder={phoneCodeOf(country.MOK_CODE)}
          type="tel"
          autoComplete="off"
        />
        <div data-wide>
          <TextField
            {...form.text('main_address')}
            label={settingsTexts.legalAddress}
            placeholder={settingsTexts.addressHint}
            autoComplete="off"
          />
        </div>
        <EmailField {...form.choice('company_email')} label={settingsTexts.companyEmail} autoComplete="off" />
        <div data-wide>
          <PostAddressField form={form} sameText={settingsTexts.sameAddress} />
        </div>
      </Fields>
      <h3>{settingsTexts.bank}</h3>
      <BankFields form={form} />
    </>
  )
}
