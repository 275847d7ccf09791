const BOUNDARY = '----prilavok-test-boundary'

/** A multipart body of files and fields, as a browser sends it. */
export function multipart(
  files: readonly (readonly [field: string, name: string, content: Buffer])[],
  fields: Readonly<Record<string, string>> = {},
) {
  const texts = Object.entries(fields).map(([field, value]) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`),
  )
  const parts = files.flatMap(([field, name, content]) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...texts, ...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  }
}
