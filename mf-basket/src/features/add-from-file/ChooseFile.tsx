import type { BasketType } from '@prilavok/shared-kernel/contract'
import { BASKET_FILE, FileDrop } from '@prilavok/shared-kernel/files'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { ORDER_TEMPLATE } from './order-template.generated'
import { addFromFileTexts } from './texts'
import { useChosenFiles } from './use-chosen-files'
import { useDroppedFiles } from './use-dropped-files'
import { WaitingFiles } from './WaitingFiles'

const About = styled.p`
  margin-top: 8px;
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
`
const Template = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 24px;
  margin-top: 14px;
  font-size: 13px;
  line-height: 18px;
  > a {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    color: var(--accent-text);
  }
  > small {
    font-size: 12px;
    color: var(--text-muted);
  }
`

/** Where a table of codes and counts is dropped, chosen or pasted, with one to fill in. */
export function ChooseFile({ basket, close }: { basket: BasketType; close: () => void }) {
  const files = useChosenFiles(basket, close)
  useDroppedFiles(files.choose)
  return (
    <>
      <FileDrop label={addFromFileTexts.file} rule={BASKET_FILE} multiple onFiles={files.choose} />
      <About>{addFromFileTexts.about}</About>
      <WaitingFiles files={files} />
      <Template>
        <a href={ORDER_TEMPLATE} download={addFromFileTexts.templateName}>
          <Icon name="download" size={16} />
          {addFromFileTexts.template}
        </a>
        <small>{addFromFileTexts.templateKind}</small>
      </Template>
    </>
  )
}
