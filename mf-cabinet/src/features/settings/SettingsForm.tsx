import type { ClientItem, Personal } from '@prilavok/shared-kernel/contract'
import { Form } from '@prilavok/shared-kernel/forms'
import { styled } from '@prilavok/shared-kernel/styled'
import { type ReactNode, useId, useRef } from 'react'
import { ANCHORS } from './anchors'
import { CompanySettings } from './CompanySettings'
import { PersonFields } from './PersonFields'
import { SaveBar } from './SaveBar'
import { SettingsBlock } from './SettingsBlock'
import type { SettingsValues } from './settings-values'
import { settingsTexts } from './texts'
import { useSettingsForm } from './use-settings-form'

const Root = styled(Form<SettingsValues>)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`

interface SettingsFormProps {
  personal: Personal
  client: ClientItem
  /** Blocks below it, which save themselves. */
  children: ReactNode
}

/** Personal data and company, saved together by the bar at the end of the page (CAB-067). */
export function SettingsForm({ personal, client, children }: SettingsFormProps) {
  const id = useId()
  const settings = useSettingsForm(personal, client)
  const { form } = settings
  /** The block that was worked in last. */
  const block = useRef<Element>(null)
  const goBack = () => {
    const back = block.current ?? document.getElementById(ANCHORS.personal)
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
  }
  return (
    <>
      <Root
        form={form}
        id={id}
        onFocus={(event) => {
          block.current = event.target.closest('section')
        }}
      >
        <SettingsBlock id={ANCHORS.personal} title={settingsTexts.personal}>
          <PersonFields form={form} />
        </SettingsBlock>
        <SettingsBlock
          id={ANCHORS.company}
          title={settings.isCompany ? settingsTexts.company : settingsTexts.buyer}
        >
          <CompanySettings {...settings} />
        </SettingsBlock>
      </Root>
      {children}
      <SaveBar form={form} formId={id} onLeave={goBack} />
    </>
  )
}
