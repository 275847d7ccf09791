import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { CopyButton } from '@prilavok/shared-kernel/ui/copy-button'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { placeUrl } from '@prilavok/shared-kernel/ui/lazy-map'
import { OuterLink } from '@prilavok/shared-kernel/ui/link'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { coordinatesText, type PointPlace } from './point-places'
import { addressTexts } from './texts'

const Root = styled(Panel)`
  padding: 20px;
  h2 {
    margin: 10px 0 2px;
    font-weight: 600;
  }
  p {
    margin-bottom: 12px;
    font-size: 13px;
    color: var(--n-700);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
  }
`

/** In place of a map that does not come: another try, and where the chosen point is. */
export function NoMap({ place, onRetry }: { place: PointPlace['place'] | undefined; onRetry: () => void }) {
  const coordinates = place && coordinatesText(place)
  return (
    <Root role="status">
      <Icon name="pin" />
      <h2>{addressTexts.noMap}</h2>
      <p>{addressTexts.worksWithoutMap}</p>
      <div>
        <Button size="s" icon="refresh" onClick={onRetry}>
          {addressTexts.retry}
        </Button>
        {place && coordinates && (
          <>
            <OuterLink className="num" href={placeUrl(place)} newTab>
              {coordinates}
            </OuterLink>
            <CopyButton
              text={coordinates}
              label={addressTexts.copyCoordinates(place.title)}
              copied={addressTexts.coordinatesCopied}
            />
          </>
        )}
      </div>
    </Root>
  )
}
