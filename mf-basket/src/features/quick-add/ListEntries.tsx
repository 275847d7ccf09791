import type { BasketType } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { quickAddTexts } from './texts'

/** On phones a line of their own that scrolls sideways: the field keeps its width, the first row of the basket its place. */
const Root = styled.div`
  display: flex;
  gap: 8px;
  [data-narrow] {
    display: none;
  }
  ${media.phone} {
    flex: 1 0 100%;
    gap: 0;
    min-width: 0;
    max-width: 100%;
    overflow-x: auto;
    scrollbar-width: none;
    > button {
      flex: none;
      padding: 0 10px;
    }
  }
  @media (max-width: 359px) {
    [data-narrow] {
      display: inline;
    }
    [data-wide] {
      display: none;
    }
  }
`

/** The ways to add many products at once: code by code, or as a list. */
export function ListEntries({ basket }: { basket: BasketType }) {
  const { modals } = useKernel()
  return (
    <Root>
      <Button
        kind="quiet"
        icon="list-plus"
        title={quickAddTexts.codesHint}
        onClick={() => modals.open('add-by-code', { basket })}
      >
        {quickAddTexts.codes}
      </Button>
      <Button
        kind="quiet"
        icon="copy"
        title={quickAddTexts.insertHint}
        onClick={() => modals.open('pastePreview', { text: '', basket })}
      >
        {quickAddTexts.insert}
      </Button>
      <Button
        kind="quiet"
        icon="upload"
        aria-label={quickAddTexts.file}
        title={quickAddTexts.fileHint}
        onClick={() => modals.open('add-from-file', { basket })}
      >
        <span data-wide="">{quickAddTexts.file}</span>
        <span data-narrow="">{quickAddTexts.fileShort}</span>
      </Button>
    </Root>
  )
}
