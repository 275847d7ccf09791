const BOUNDARY = '----prilavok-test-boundary'

/** A multipart body of files, as a browser sends it. */
export function multipart(files: readonly (readonly [field: string, name: string, content: Buffer])[]) {
  const parts = files.flatMap(([field, name, content]) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  }
}
