import type { ClientFile } from '@prilavok/shared-kernel/contract'
import { formatFileSize } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { shopFilesQuery } from '../../api/get-shop-files'
import { FileLink } from '../../model/FileLink'
import { tableStyles } from '../../model/table-styles'
import { type FetchFiles, useFileDownload } from '../../model/use-file-download'
import { DownloadFile } from './DownloadFile'
import { FileState } from './FileState'
import { fileTexts } from './texts'

const fetchFiles: FetchFiles = (kernel, staleTime) =>
  kernel.query.fetchQuery({ ...shopFilesQuery(kernel), staleTime })

const Table = styled.table`
  ${tableStyles}
  td[data-name] > div {
    display: flex;
    gap: 8px;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  td[data-name] svg {
    flex: none;
    margin-top: 1px;
    color: var(--n-600);
  }
  td[data-muted] {
    color: var(--text-muted);
    white-space: nowrap;
  }
  td[data-action] {
    width: 52px;
    padding-left: 0;
  }
  ${media.phone} {
    display: block;
    > tbody {
      display: block;
    }
    > thead {
      position: absolute;
      clip-path: inset(50%);
    }
    > tbody > tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 0 8px;
      align-items: center;
      padding: 8px 4px 8px 12px;
      border-bottom: 1px solid var(--border-subtle);
    }
    td {
      height: auto;
      padding: 0;
      border: 0;
    }
    td[data-name] {
      grid-column: 1 / 3;
    }
    td[data-muted] {
      grid-row: 2;
      padding-left: 26px;
      font-size: 13px;
    }
    td[data-muted] + td[data-muted] {
      padding-left: 0;
    }
    td[data-action] {
      grid-row: 1 / 3;
      grid-column: 3;
      width: auto;
    }
  }
`

/** Files of the shop as a table; on phones each one is a block of two lines. */
export function ShopFileTable({ files }: { files: readonly ClientFile[] }) {
  const { name, kind, size } = fileTexts
  return (
    <Table>
      <thead>
        <tr>
          {[name, kind, size].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <ShopFileRow key={file.ID} file={file} />
        ))}
      </tbody>
    </Table>
  )
}

function ShopFileRow({ file }: { file: ClientFile }) {
  const download = useFileDownload(file, fetchFiles)
  return (
    <tr>
      <td data-name>
        <div>
          <Icon name={file.TYPE === 'pdf' ? 'order' : 'sheet'} />
          <span>
            <FileLink file={file} onDownload={download.start} />
            <FileState name={file.NAME} download={download} />
          </span>
        </div>
      </td>
      <td data-muted>{file.TYPE?.toUpperCase()}</td>
      <td data-muted className="num">
        {formatFileSize(file.SIZE)}
      </td>
      <td data-action>
        <DownloadFile name={file.NAME} download={download} />
      </td>
    </tr>
  )
}
