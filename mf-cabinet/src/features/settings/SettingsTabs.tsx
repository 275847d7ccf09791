import { AnchorTabs } from '@prilavok/shared-kernel/ui/tabs'
import { ANCHORS } from './anchors'
import { settingsTexts } from './texts'

/** The blocks of the page, each with its own address. */
export function SettingsTabs() {
  return (
    <AnchorTabs
      label={settingsTexts.sections}
      items={[
        { id: ANCHORS.personal, title: settingsTexts.personal },
        { id: ANCHORS.company, title: settingsTexts.company },
        { id: ANCHORS.password, title: settingsTexts.password },
        { id: ANCHORS.devices, title: settingsTexts.devices },
        { id: ANCHORS.supplier, title: settingsTexts.supplier },
      ]}
    />
  )
}
