#!/usr/bin/env python3
"""Checks a Marque package with nothing of Marque's: Python 3.8 or newer and its standard library.

  verify.py package.zip                               is it whole in itself?
  verify.py package.zip --expect 0x91…                … and is its Merkle root, or its SHA-256, this one?
  verify.py logo.svg --manifest manifest.json         is this file of the package that has this manifest?

What to expect stands in the brand's certificate on the chain, and in its signed statement. Exit code 0: verified, 3: not.
"""
import argparse, hashlib, json, os, re, struct, sys, zlib

ANY, NAMED = r"[A-Za-z0-9_-][A-Za-z0-9._-]*(?<!\.)", r"(?:README\.md|CHANGELOG\.md|LICENSES?|NOTICE)(?:\.md|\.txt)?"
PLAIN = rf"(?:\.?[a-z0-9_-][a-z0-9._-]*(?<!\.)|{NAMED})"
PATH = re.compile(rf"(?!.{{201}})(?:LICENSES(?:/{ANY})+|{PLAIN}(?:/{PLAIN})*)")
MOST = 256 << 20  # bytes

def need(holds, words):
    if not holds:
        raise ValueError(words)

def keccak256(data):
    """Ethereum's: SHA-3 with the padding that it had before it was a standard."""
    turn = lambda lane, by: (lane << by % 64 | lane >> 64 - by % 64) & 2**64 - 1
    gap, a, bits = 136 - len(data) % 136, [0] * 25, 1
    data += b"\x81" if gap == 1 else b"\x01" + bytes(gap - 2) + b"\x80"
    for at in range(0, len(data), 136):
        a = [lane ^ word for lane, word in zip(a, struct.unpack("<17Q", data[at:at + 136]) + (0,) * 8)]
        for _ in range(24):
            c = [a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20] for x in range(5)]
            a = [lane ^ c[(i - 1) % 5] ^ turn(c[(i + 1) % 5], 1) for i, lane in enumerate(a)]
            x, y, lane = 1, 0, a[1]
            for t in range(24):
                x, y = y, (2 * x + 3 * y) % 5
                lane, a[x + 5 * y] = a[x + 5 * y], turn(lane, (t + 1) * (t + 2) // 2)
            a = [a[i] ^ ~a[i // 5 * 5 + (i + 1) % 5] & a[i // 5 * 5 + (i + 2) % 5] for i in range(25)]
            for j in range(7):
                bits = (bits << 1 ^ (bits >> 7) * 0x71) % 256
                a[0] ^= (bits >> 1 & 1) << (1 << j) - 1
        bits = 1
    return struct.pack("<4Q", *a[:4])

def merkle_root(files):
    """OpenZeppelin's StandardMerkleTree: leaves abi.encode(string path, bytes32 sha256), hashed twice and sorted."""
    word = lambda number: number.to_bytes(32, "big")
    texts = [(file["path"].encode(), bytes.fromhex(file["sha256"])) for file in files]
    encoded = [word(64) + digest + word(len(path)) + path + bytes(-len(path) % 32) for path, digest in texts]
    nodes = [b""] * (len(files) - 1) + sorted((keccak256(keccak256(leaf)) for leaf in encoded), reverse=True)
    for i in range(len(files) - 2, -1, -1):
        nodes[i] = keccak256(b"".join(sorted(nodes[2 * i + 1:2 * i + 3])))
    return "0x" + nodes[0].hex()

def read_zip(z):
    """The files of a ZIP that is exactly as packages are written, so that every program unpacks the same ones."""
    end = z.rfind(b"PK\5\6")
    need(0 <= end <= len(z) - 22 and len(z) <= MOST, "the file does not end as a ZIP does")
    disks, count, size, directory, comment = struct.unpack("<I2xH2IH", z[end + 4:end + 22])
    need(not comment or len(z) != end + 22 + comment, f"it has a comment of {comment} bytes")
    need(len(z) == end + 22, f"there are {len(z) - end - 22} bytes after its end")
    need(directory + size == end, f"there are {end - size - directory} bytes before its beginning")
    need(count <= 20000, f"it holds {count} entries, more than 20000")
    files, at, pos, total = {}, directory, 0, 0
    for _ in range(count):
        need(z[at:at + 4] == b"PK\1\2" and at + 46 <= end, "its directory is damaged")
        head = struct.unpack("<6H3I5H2I", z[at + 4:at + 46])
        _, _, flags, method, _, _, crc, packed, size, length, _, _, _, _, kind, offset = head
        raw = z[at + 46:at + 46 + length]
        name = raw.decode("utf-8", "replace")
        need(kind >> 28 != 0o12, f"{name} is a link")
        need(kind >> 28 != 0o4 and not name.endswith("/"), f"{name} is a folder of its own")
        need(not flags & 1, f"{name} is encrypted")
        need(method in (0, 8), f"{name} is packed by a method other than stored and deflated")
        common = (10, 0, method, 0, 33, crc, packed, size, length, 0)
        need(head == (0x31E, *common, 0, 0, 0, 0o100644 << 16, offset), f"the header of {name} is another than packages have")
        need(offset == pos, f"there are {offset - pos} " + (f"stray bytes before {name}" if pos else "bytes before its beginning"))
        local = struct.pack("<4s5H3I2H", b"PK\3\4", *common) + raw
        need(z[pos:pos + len(local)] == local, f"the two headers of {name} disagree")
        need(name not in files, f"{name} occurs twice")
        total, start, pos, at = total + size, pos + len(local), pos + len(local) + packed, at + 46 + length
        need(total <= MOST, f"it unpacks to more than {MOST} bytes")
        stream, files[name] = zlib.decompressobj(-15), z[start:pos]
        if method == 8:
            files[name] = stream.decompress(z[start:pos], size + 1)
            need(stream.eof and len(files[name]) == size, f"{name} cannot be unpacked to {size} bytes")
            need(not stream.unused_data, f"there are stray bytes behind the data of {name}")
        need(len(files[name]) == size and zlib.crc32(files[name]) == crc, f"the checksum of {name} does not hold")
    need(pos == directory and disks == 0, f"there are {directory - pos} stray bytes before its directory")
    need(at == end, "there are stray bytes in its directory")
    return files

def check(files, raw, expected, is_single):
    """What is not as the manifest says, in words."""
    manifest = json.loads(raw)
    listed = {file["path"]: file["sha256"] for file in manifest["files"]}
    root, folded = merkle_root(manifest["files"]), {}
    for path in [*listed, *([] if is_single else files)]:
        if not PATH.fullmatch(path):
            yield f"invalid package path {json.dumps(path)}"
        if folded.setdefault(path.lower(), path) != path:
            yield f"{folded[path.lower()]} and {path} differ in capitals alone"
    yield from (f"{path} is also a folder" for path in listed if any(p.startswith(path.lower() + "/") for p in folded))
    if [file["path"] for file in manifest["files"]] != sorted(listed) or manifest["version"] != 1 \
            or list(manifest) != ["version", "merkleRoot", "files"] or json.dumps(manifest, indent=2) + "\n" != raw.decode():
        yield "manifest.json: it holds more than packages write, or is written in another way"
    if root != manifest["merkleRoot"] or (expected and expected != root):
        yield f"the root is {root}, the manifest says {manifest['merkleRoot']}, expected was {expected or 'that one'}"
    yield from (f"missing: {path}" for path in listed if path not in files and not is_single)
    for path, data in files.items():
        if path != "manifest.json" and listed.get(path) != sha256(data):
            yield f"{'changed' if path in listed else 'extra'}: {path}"

def check_package(z, expected):
    files = read_zip(z)
    need("manifest.json" in files, "manifest.json: it is missing")
    is_hash = expected and not expected.startswith("0x")
    yield from (f"{b} is not in its place" for a, b in zip(files, list(files)[1:]) if a > b)
    yield from check(files, files["manifest.json"], None if is_hash else expected, False)
    if json.loads(files.get("verification.json", "{}")).get("passed") is not True:
        yield "verification.json: the package did not pass its own checks"
    if is_hash and expected != sha256(z):
        yield f"the SHA-256 of the ZIP is {sha256(z)}: it was packed anew, or is another one"

def check_file(name, data, raw, expected):
    listed = {file["path"]: file["sha256"] for file in json.loads(raw)["files"]}
    named = [path for path in listed if os.path.basename(path) == os.path.basename(name)]
    place = [path for path in listed if listed[path] == sha256(data)] or named or [name]
    return check({place[0]: data}, raw, expected, True)

sha256 = lambda data: hashlib.sha256(data).hexdigest()
read = lambda path: open(path, "rb").read()
parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
for option in ("file", "--manifest", "--expect"):
    parser.add_argument(option)
asked, failures = parser.parse_args(), []
try:
    data = read(asked.file)
    found = check_file(asked.file, data, read(asked.manifest), asked.expect) if asked.manifest else check_package(data, asked.expect)
    for failure in found:
        failures.append(failure)
except (ValueError, KeyError, TypeError, struct.error, zlib.error) as error:
    failures.append(f"it cannot be read: {error}")
print("\n".join(failures) or "Whole: every file is as the manifest and its Merkle root say.")
sys.exit(3 if failures else 0)
