import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { Slot } from '@prilavok/shared-kernel/slots'
import { styled } from '@prilavok/shared-kernel/styled'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { useQuery } from '@tanstack/react-query'
import { clientInfoQuery } from '../../api/get-client-info'
import { ANCHORS } from './anchors'
import { SettingsBlock } from './SettingsBlock'
import { SettingsForm } from './SettingsForm'
import { SettingsLoading } from './SettingsLoading'
import { SettingsTabs } from './SettingsTabs'
import { SupplierSettings } from './SupplierSettings'
import { settingsTexts } from './texts'

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-top: 16px;
`

/** All settings on one page; password and devices are widgets of the part that knows them. */
export function Settings() {
  const { personal } = useSession()
  const { data: client, error, isFetching, refetch } = useQuery(clientInfoQuery(useKernel()))
  const others = (
    <>
      <div id={ANCHORS.password} tabIndex={-1}>
        <Slot name="settings.password" props={{}} />
      </div>
      <div id={ANCHORS.devices} tabIndex={-1}>
        <Slot name="settings.sessions" props={{}} />
      </div>
      <SettingsBlock id={ANCHORS.supplier} title={settingsTexts.supplier}>
        <SupplierSettings />
      </SettingsBlock>
    </>
  )
  return (
    <>
      <SettingsTabs isCompany={client?.LEGAL_ENTITY !== 'N'} />
      <Sections>
        {personal && client ? (
          <SettingsForm key={personal.ID} personal={personal} client={client}>
            {others}
          </SettingsForm>
        ) : (
          <>
            {error ? (
              <RetryNote
                error={error}
                text={settingsTexts.notLoaded}
                retrying={isFetching}
                onRetry={() => void refetch()}
              />
            ) : (
              <SettingsLoading />
            )}
            {others}
          </>
        )}
      </Sections>
    </>
  )
}
