import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { addFromFileTexts } from './texts'
import type { useChosenFiles } from './use-chosen-files'

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin-top: 14px;
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    min-height: 48px;
    padding: 6px 4px 6px 12px;
    border: 1px solid var(--border);
    border-radius: var(--r-m);
  }
  > li[data-rejected] {
    border-color: var(--danger-border);
  }
  > li > div {
    flex: 1;
    min-width: 140px;
    font-size: 13px;
    line-height: 18px;
    overflow-wrap: anywhere;
  }
  p {
    display: flex;
    gap: 4px;
    font-size: 12px;
    line-height: 16px;
  }
  [data-rejected] p {
    color: var(--danger-text);
  }
`

/** Files that were not sent, each with its reason and the way on. */
export function WaitingFiles({ files }: { files: ReturnType<typeof useChosenFiles> }) {
  if (files.waiting.length === 0) return null
  return (
    <List aria-label={addFromFileTexts.notSent}>
      {files.waiting.map(({ id, file, text, fits, isList }) => (
        <li key={id} data-rejected={fits || isList ? undefined : ''}>
          <div>
            {file.name}
            <p role={fits ? 'status' : 'alert'}>
              {!fits && <Icon name={isList ? 'info' : 'alert'} size={16} />}
              {text}
            </p>
          </div>
          {fits && (
            <Button size="s" aria-label={addFromFileTexts.loadOf(file.name)} onClick={() => files.load(file)}>
              {addFromFileTexts.load}
            </Button>
          )}
          {isList && (
            <Button
              size="s"
              aria-label={addFromFileTexts.asListOf(file.name)}
              onClick={() => void files.openAsList(file)}
            >
              {addFromFileTexts.asList}
            </Button>
          )}
          <IconButton
            icon="close"
            label={addFromFileTexts.dismiss(file.name)}
            onClick={() => files.dismiss(id)}
          />
        </li>
      ))}
    </List>
  )
}
