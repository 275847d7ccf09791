import type { Download } from '@prilavok/shared-kernel/files'
import { formatFileSize, NBSP } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { fileTexts } from './texts'

const Problem = styled.span`
  display: flex;
  gap: 4px;
  margin-top: 2px;
  font-size: 12px;
  line-height: 16px;
  color: var(--danger-text);
`
const Progress = styled.span`
  display: flex;
  gap: 8px;
  align-items: center;
  margin-top: 2px;
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
  > progress {
    width: 120px;
    height: 4px;
    accent-color: var(--accent);
  }
`

/** Under the name of a file: how far its download is, or why it failed. */
export function FileState({ name, download }: { name: string; download: Download }) {
  const { problem, progress, received } = download
  if (problem)
    return (
      <Problem role="alert">
        <Icon name="alert" size={16} />
        {problem}
      </Problem>
    )
  if (received === undefined) return null
  return (
    <Progress>
      <progress aria-label={fileTexts.downloading(name)} max={1} value={progress} />
      {progress === undefined
        ? `${fileTexts.got} ${formatFileSize(received)}`
        : `${Math.floor(progress * 100)}${NBSP}%`}
    </Progress>
  )
}
