// A route that does nothing, in a process of its own, to compare with.
import fastify from "fastify"

const app = fastify()
app.get("/bare", async () => ({ data: { ok: true } }))
const address = await app.listen({ host: "127.0.0.1", port: 0 })
process.send?.({ url: `${address}/bare` })
process.on("disconnect", () => {
  app.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
