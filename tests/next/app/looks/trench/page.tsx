export default function Look() {
  return <h1>Der Look</h1>
}
