import { CountryField } from '@prilavok/shared-kernel/company'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { companyFormTexts } from '../../model/texts'
import { CompanyFields } from './CompanyFields'
import { Fields } from './form-styles'
import { LegalSwitch } from './LegalSwitch'
import { PostAddressField } from './PostAddressField'
import { settingsTexts } from './texts'
import type { Settings } from './use-settings-form'

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  color: var(--text-secondary);
`

/** Whom the customer buys for: itself, or a company (CAB-070). */
export function CompanySettings({ form, country, isCompany }: Settings) {
  const wrongMode = form.error('legal_entity')
  return (
    <>
      {!isCompany && <LegalSwitch form={form} />}
      {wrongMode && (
        <Note tone="danger" role="alert">
          {wrongMode}
        </Note>
      )}
      {form.values.legal_entity === 'Y' ? (
        <CompanyFields form={form} country={country} />
      ) : (
        <IndividualFields form={form} country={country} />
      )}
    </>
  )
}

/** Where an individual lives, and the short way to a company (CAB-074). */
function IndividualFields({ form, country }: Pick<Settings, 'form' | 'country'>) {
  const { modals } = useKernel()
  return (
    <>
      <Fields>
        <CountryField {...form.choice('country')} known={country} />
        <div data-wide>
          <TextField
            {...form.text('main_address')}
            label={settingsTexts.address}
            placeholder={settingsTexts.addressHint}
            autoComplete="street-address"
          />
        </div>
        <div data-wide>
          <PostAddressField form={form} sameText={settingsTexts.sameAsAddress} />
        </div>
      </Fields>
      <Offer>
        {settingsTexts.addCompanyText}
        <Button icon="plus" onClick={() => modals.open('addCompany', {})}>
          {companyFormTexts.addCompany}
        </Button>
      </Offer>
    </>
  )
}
