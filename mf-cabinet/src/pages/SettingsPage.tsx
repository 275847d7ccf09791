import type { PageHead } from '@prilavok/shared-kernel/contract'
import { Slot } from '@prilavok/shared-kernel/slots'
import { styled } from '@prilavok/shared-kernel/styled'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { texts } from '../texts'

const Sections = styled.div`
  display: grid;
  gap: 16px;
`

/** `/cabinet/settings`: each block is a widget of the part that knows the subject. */
export default function SettingsPage() {
  return (
    <>
      <PageTitle>{texts.settings}</PageTitle>
      <Sections>
        <Slot name="settings.password" props={{}} />
        <Slot name="settings.sessions" props={{}} />
      </Sections>
    </>
  )
}

export const head = (): PageHead => ({ title: texts.settings, robots: 'noindex' })
