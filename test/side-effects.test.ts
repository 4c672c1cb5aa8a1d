import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { expect, it } from "vitest";

// package.json says `sideEffects: false`, and the build drops imports that take nothing: importing must change nothing.
it("has no room that changes the process by being imported", () => {
  const rooms = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((file) =>
    /^[a-z]+[/\\]index\.js$/.test(file),
  );
  expect(rooms.length).toBeGreaterThan(5);
  const script = `
    const prototypes = [Object, Array, String, Number, Map, Set, Promise, Float64Array].map((type) => type.prototype);
    const look = () => JSON.stringify([
      Object.getOwnPropertyNames(globalThis),
      prototypes.map((prototype) => Object.getOwnPropertyNames(prototype)),
      process.eventNames().map((name) => [String(name), process.listenerCount(name)]),
      Object.keys(process.env),
    ]);
    // Lazy globals of Node itself.
    void [globalThis.navigator, globalThis.crypto, globalThis.fetch];
    const before = look();
    for (const room of ${JSON.stringify(rooms)}) await import(new URL(room, "file://${process.cwd()}/dist/").href);
    process.stdout.write(String(before === look()));`;
  expect(
    execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" }),
  ).toBe("true");
});
