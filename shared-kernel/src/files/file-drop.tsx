import { formatFileSize } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { acceptOf, type FileRule } from './file-rules'

export interface FileDropProps {
  /** What is asked for: «Документы компании». */
  label: ReactNode
  rule: FileRule
  /** @default false */
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: readonly File[]) => void
}

const Root = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 4px;
  padding: 24px 16px;
  border: 1px dashed var(--border-control);
  border-radius: var(--r-l);
  background: var(--bg-surface);
  text-align: center;
  cursor: pointer;
  > svg {
    color: var(--n-600);
  }
  > b {
    font-weight: 500;
  }
  /* A finger drags nothing here. */
  > [data-touch] {
    display: none;
  }
  @media (hover: none) {
    > [data-mouse] {
      display: none;
    }
    > [data-touch] {
      display: inline;
    }
  }
  > small {
    font-size: 12px;
    line-height: 16px;
    color: var(--text-muted);
  }
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: inherit;
  }
  &:hover,
  &[data-over] {
    border-color: var(--accent-edge);
  }
  &[data-over] {
    border-style: solid;
    background: var(--accent-soft);
  }
  &:focus-within {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &[data-disabled] {
    border-color: var(--n-200);
    background: var(--n-100);
    color: var(--n-600);
    cursor: not-allowed;
  }
`

/** Takes files by the browser's dialog, or dropped on it. What fits is decided by who gets them: dropped ones may be any. */
export function FileDrop({ label, rule, multiple = false, disabled = false, onFiles }: FileDropProps) {
  const hintId = useId()
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])]
    if (all.length > 0 && !disabled) onFiles(multiple ? all : all.slice(0, 1))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <Root
      data-over={over && !disabled ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" size={22} />
      <b>{label}</b>
      {over ? (
        <span>Отпустите, чтобы добавить</span>
      ) : (
        <>
          <span data-mouse="">Перетащите сюда или выберите на устройстве</span>
          <span data-touch="">Выберите на устройстве</span>
        </>
      )}
      <small id={hintId}>
        {rule.extensions.join(', ')}; до {formatFileSize(rule.maxBytes)}
      </small>
      <input
        type="file"
        accept={acceptOf(rule)}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={hintId}
        onChange={(event) => {
          take(event.target.files)
          // The same file can be chosen again after an error.
          event.target.value = ''
        }}
      />
    </Root>
  )
}
