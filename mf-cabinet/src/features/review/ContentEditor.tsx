import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { type ClipboardEvent, type DragEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { AddPicture } from './AddPicture'
import { BlockFrame } from './BlockFrame'
import {
  type BlockKey,
  type EditedBlock,
  insertAfter,
  MAX_BLOCKS,
  moved,
  nextKey,
  restored,
  type TextBlock,
} from './edited-block'
import { PicturePart } from './PicturePart'
import { readPictures } from './read-picture'
import { TextPart } from './TextPart'
import { reviewTexts } from './texts'
import { useBlockFocus } from './use-block-focus'
import { withPictures } from './with-pictures'

const Root = styled.div`
  display: grid;
  gap: 16px;
  > ol {
    display: grid;
    gap: 16px;
  }
  > fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 0;
    padding: 0;
    border: 0;
  }
`

/**
 * A formatted text that is pasted into a text box. Word and Excel put a picture of the text beside it, which is not what the buyer
 * has copied; a file of a folder has its name as a text, but none that is formatted.
 */
const isTextForBox = ({ clipboardData, target }: ClipboardEvent): boolean =>
  ['text/plain', 'text/html'].every((type) => clipboardData.types.includes(type)) &&
  target instanceof Element &&
  target.matches('textarea, input:not([type="checkbox"])')

export type ChangeBlocks = (change: (blocks: readonly EditedBlock[]) => EditedBlock[]) => void

interface ContentEditorProps {
  blocks: readonly EditedBlock[]
  /** What is wrong with the review as a whole: stands at its first text. */
  error: string | undefined
  /** The newest blocks come in: a picture that has been read meanwhile takes nothing away. */
  onChange: ChangeBlocks
}

/**
 * The content editor (001 §3): headers, paragraphs and pictures one below the other, as plain texts in labelled boxes. Pictures are
 * pasted, dropped or chosen.
 */
export function ContentEditor({ blocks, error, onChange }: ContentEditorProps) {
  const { notices } = useKernel()
  const id = useId()
  const controlId = (key: BlockKey) => `${id}-${key}`
  const focus = useBlockFocus(controlId)
  const [active, setActive] = useState<BlockKey>()
  const [problem, setProblem] = useState<string>()
  const [place, setPlace] = useState('')
  const isFull = blocks.length >= MAX_BLOCKS
  const firstText = blocks.find(({ type }) => type !== 'image')

  const addText = (type: TextBlock['type'], after: BlockKey | undefined = active) => {
    const key = nextKey(blocks)
    onChange((current) => insertAfter(current, after, [{ key, type, text: '' }]))
    focus(key)
  }
  const addPictures = async (files: readonly File[]) => {
    const read = await readPictures(files)
    let added = 0
    let { problem: reason } = read
    // Rendered at once: pictures of two pastes that have been read at the same time see each other.
    flushSync(() =>
      onChange((current) => {
        const taken = withPictures(current, active, read.pictures)
        added = taken.added
        reason = taken.problem ?? reason
        return taken.blocks
      }),
    )
    setProblem(reason && reviewTexts.leftOut(reason, files.length - added))
  }
  const takeFiles = (event: ClipboardEvent | DragEvent, list: FileList) => {
    if (list.length === 0) return
    event.preventDefault()
    void addPictures([...list])
  }
  const change = (key: BlockKey, part: Partial<EditedBlock>) =>
    onChange((current) =>
      current.map((block) => (block.key === key ? ({ ...block, ...part } as EditedBlock) : block)),
    )
  const move = (block: EditedBlock, by: -1 | 1) => {
    const index = blocks.indexOf(block) + by
    if (!blocks[index]) return
    onChange((current) => moved(current, block.key, by))
    setPlace(reviewTexts.place(reviewTexts[block.type], index + 1, blocks.length))
  }
  const remove = (block: EditedBlock) => {
    const index = blocks.indexOf(block)
    const before = blocks[index - 1]
    onChange((current) => current.filter(({ key }) => key !== block.key))
    focus((before ?? blocks[index + 1])?.key)
    if (block.type !== 'image' && block.text.trim() === '') return
    const restore = () => onChange((current) => restored(current, block, before?.key))
    notices.show({ text: reviewTexts.removed, action: { label: reviewTexts.restore, run: restore } })
  }

  return (
    <Root
      onPaste={(event) => {
        if (!isTextForBox(event)) takeFiles(event, event.clipboardData.files)
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => takeFiles(event, event.dataTransfer.files)}
    >
      <ol aria-label={reviewTexts.blocks}>
        {blocks.map((block, index) => (
          <BlockFrame
            key={block.key}
            name={`${reviewTexts[block.type]} ${index + 1}`}
            first={index === 0}
            last={index === blocks.length - 1}
            onFocus={() => setActive(block.key)}
            onMove={(by) => move(block, by)}
            onRemove={() => remove(block)}
          >
            {block.type === 'image' ? (
              <PicturePart
                block={block}
                id={controlId(block.key)}
                onChange={(part) => change(block.key, part)}
              />
            ) : (
              <TextPart
                block={block}
                id={controlId(block.key)}
                error={block === firstText ? error : undefined}
                hint={blocks.length === 1 ? reviewTexts.paragraphHint : undefined}
                onChange={(part) => change(block.key, part)}
                onContinue={() => addText('paragraph', block.key)}
              />
            )}
          </BlockFrame>
        ))}
      </ol>
      <VisuallyHidden role="status">{place}</VisuallyHidden>
      {(problem || isFull) && (
        <Note tone="warning" role="alert">
          {problem ?? reviewTexts.full}
        </Note>
      )}
      <fieldset disabled={isFull} aria-label={reviewTexts.add}>
        <Button size="s" icon="plus" onClick={() => addText('paragraph')}>
          {reviewTexts.paragraph}
        </Button>
        <Button size="s" icon="plus" onClick={() => addText('header')}>
          {reviewTexts.header}
        </Button>
        <AddPicture onFiles={(files) => void addPictures(files)} />
      </fieldset>
    </Root>
  )
}
