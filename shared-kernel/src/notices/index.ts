export { createNotices, type Notice, type Notices, useNotices } from './notices'
