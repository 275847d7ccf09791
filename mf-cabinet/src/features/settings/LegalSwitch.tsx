import { styled } from '@prilavok/shared-kernel/styled'
import { Checkbox } from '@prilavok/shared-kernel/ui/checkbox'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { Segmented } from '@prilavok/shared-kernel/ui/segmented'
import { companyFormTexts } from '../../model/texts'
import { useLegalSides } from './legal-sides'
import { settingsTexts } from './texts'
import type { Settings } from './use-settings-form'

const Modes = styled.div`
  width: 420px;
  max-width: 100%;
`
const Warning = styled.div`
  display: grid;
  gap: 8px;
  > b {
    font-weight: 600;
  }
`

/** Individual or company. There is no way back from a saved company, so the way there warns first and asks for a word (CAB-071). */
export function LegalSwitch({ form }: Pick<Settings, 'form'>) {
  const { legal_entity } = form.values
  const change = useLegalSides(form)
  return (
    <>
      <Modes>
        <Segmented
          block
          label={settingsTexts.who}
          items={[
            { value: 'N', label: settingsTexts.individual },
            { value: 'Y', label: settingsTexts.legal },
          ]}
          value={legal_entity}
          onChange={change}
        />
      </Modes>
      {legal_entity === 'Y' && (
        <Note tone="warning" role="alert">
          <Warning>
            <b>{companyFormTexts.noWayBack}.</b>
            {settingsTexts.whenSaved}
            <Checkbox {...form.tick('understood')} label={companyFormTexts.understood} />
          </Warning>
        </Note>
      )}
    </>
  )
}
