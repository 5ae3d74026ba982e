/**
 * Lines of script that paint what her feed showed first when she left it, which screens/feed/firstView
 * keeps, as long as the same look comes first. `afterView` then waits until its picture is there, with the line
 * that has `afterPaint`.
 * Nobody can use it: the app, which shows the same, takes its place. The rules are inserted, as the content
 * security policy refuses those that are written into an element.
 */
export const PAINT_FIRST_VIEW = `const painted = (() => {
try {
if (!localStorage.token || !["/", "/feed"].includes(location.pathname)) return
const [view, first] = ["first-view", "first-picture"].map((key) => JSON.parse(localStorage[key]))
if (view.version !== 1 || view.value.picture !== first.value.src) return
const box = document.createElement("div")
box.dataset.firstView = ""
box.inert = true
box.innerHTML = "<style></style>" + view.value.markup
document.getElementById("root").replaceChildren(box)
box.firstChild.sheet.insertRule("@media all{" + view.value.rules + "}")
if (location.pathname === "/") history.replaceState(null, "", "/feed" + location.search)
return box.querySelector("img")
} catch {}
})()
const afterView = (start) => {
if (!painted) return start()
const shown = painted.decode().catch(() => {}).then(() => new Promise(afterPaint))
Promise.race([shown, new Promise((go) => setTimeout(go, 1000))]).then(start)
}`
