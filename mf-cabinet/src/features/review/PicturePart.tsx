import { styled } from '@prilavok/shared-kernel/styled'
import { Checkbox } from '@prilavok/shared-kernel/ui/checkbox'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import type { PictureBlock } from './edited-block'
import { reviewTexts } from './texts'

const Frame = styled.div`
  display: flex;
  justify-content: center;
  margin-bottom: 8px;
  border-radius: var(--r-m);
  > img {
    max-width: 100%;
    max-height: 320px;
    object-fit: contain;
  }
  &[data-border] {
    border: 1px solid var(--border-strong);
  }
  &[data-background] {
    padding: 16px;
    background: var(--n-100);
  }
  &[data-stretched] > img {
    width: 100%;
  }
`
const Flags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-top: 8px;
`
const MAX_CAPTION = 500
const FLAGS = ['withBorder', 'withBackground', 'stretched'] as const

interface PicturePartProps {
  block: PictureBlock
  id: string
  onChange: (change: Partial<PictureBlock>) => void
}

/** A picture as it will look, its caption and the three choices of its look. */
export function PicturePart({ block, id, onChange }: PicturePartProps) {
  return (
    <>
      <Frame
        data-border={block.withBorder || undefined}
        data-background={block.withBackground || undefined}
        data-stretched={block.stretched || undefined}
      >
        <img src={block.url} alt={block.caption || reviewTexts.image} />
      </Frame>
      <TextField
        id={id}
        label={reviewTexts.caption}
        placeholder={reviewTexts.captionPlaceholder}
        maxLength={MAX_CAPTION}
        value={block.caption}
        onChange={({ target }) => onChange({ caption: target.value })}
      />
      <Flags>
        {FLAGS.map((flag) => (
          <Checkbox
            key={flag}
            label={reviewTexts[flag]}
            checked={block[flag]}
            onChange={(checked) => onChange({ [flag]: checked })}
          />
        ))}
      </Flags>
    </>
  )
}
