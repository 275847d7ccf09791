import { AnchorTabs } from '@prilavok/shared-kernel/ui/tabs'
import { ANCHORS } from './anchors'
import { settingsTexts } from './texts'

/** The blocks of the page, each with its own address. */
export function SettingsTabs({ isCompany }: { isCompany: boolean }) {
  return (
    <AnchorTabs
      label={settingsTexts.sections}
      items={[
        { id: ANCHORS.personal, title: settingsTexts.personal },
        { id: ANCHORS.company, title: isCompany ? settingsTexts.company : settingsTexts.buyer },
        { id: ANCHORS.password, title: settingsTexts.password },
        { id: ANCHORS.devices, title: settingsTexts.devices },
        { id: ANCHORS.supplier, title: settingsTexts.supplier },
      ]}
    />
  )
}
