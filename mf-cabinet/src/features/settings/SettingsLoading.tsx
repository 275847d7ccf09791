import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { ANCHORS } from './anchors'
import { Fields } from './form-styles'
import { SettingsBlock } from './SettingsBlock'
import { settingsTexts } from './texts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The forms in the geometry of what loads. */
export function SettingsLoading() {
  return (
    <>
      {[ANCHORS.personal, ANCHORS.company].map((id) => (
        <SettingsBlock key={id} id={id} title={settingsTexts[id]}>
          <Fields aria-busy="true">
            {PLACES.map((place) => (
              <Skeleton key={place} height={60} />
            ))}
          </Fields>
        </SettingsBlock>
      ))}
    </>
  )
}
