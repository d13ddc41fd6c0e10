// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title IPFS addresses in one storage slot
/// @notice Holds `ipfs://<CIDv1>`, where the CID is of a raw block or of a dag-pb node, hashed with SHA-256 and written in
/// base32, as that hash and one byte. Every other text is left to the caller, so that unpacking always gives the very text
/// that was packed.
/// @dev The CID's bytes are 01 <codec> 12 20 and the digest: 288 bits, in 58 characters of 5 bits with 2 zero bits at the
/// end (RFC 4648, no padding), after the multibase letter b. The first 30 bits are the same for all CIDs of a codec and make
/// the six letters after that b; the next character holds 2 more constant bits, both zero, and the digest's first 3.
library PackedCid {
    /// @notice Multicodec codes; `NONE` says that a text is no such address.
    bytes1 internal constant NONE = 0x00;
    bytes1 internal constant RAW = 0x55;
    bytes1 internal constant DAG_PB = 0x70;

    bytes14 private constant RAW_PREFIX = "ipfs://bafkrei";
    bytes14 private constant DAG_PB_PREFIX = "ipfs://bafybei";
    bytes32 private constant ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
    uint256 private constant INVALID = 32;

    /// @return codec `RAW`, `DAG_PB`, or `NONE` when the text is no such address
    /// @return digest the SHA-256 hash in the CID
    function pack(bytes calldata text) internal pure returns (bytes1 codec, bytes32 digest) {
        if (text.length != 66) return (NONE, 0);
        bytes14 prefix = bytes14(text[:14]);
        codec = prefix == RAW_PREFIX ? RAW : prefix == DAG_PB_PREFIX ? DAG_PB : NONE;
        if (codec == NONE) return (NONE, 0);
        bytes32 head = bytes32(text[14:46]);
        bytes20 tail = bytes20(text[46:]);
        uint256 bits = _value(head[0]);
        if (bits > 7) return (NONE, 0);
        for (uint256 i = 1; i < 51; ++i) {
            uint256 value = _value(i < 32 ? head[i] : tail[i - 32]);
            if (value == INVALID) return (NONE, 0);
            bits = (bits << 5) | value;
        }
        uint256 last = _value(tail[19]);
        if (last == INVALID || last & 3 != 0) return (NONE, 0);
        return (codec, bytes32((bits << 3) | (last >> 2)));
    }

    /// @param codec `RAW` or `DAG_PB`
    /// @return The 66 characters that were packed.
    function unpack(bytes1 codec, bytes32 digest) internal pure returns (string memory) {
        bytes memory characters = new bytes(52);
        uint256 bits = uint256(digest);
        characters[51] = ALPHABET[(bits & 7) << 2];
        bits >>= 3;
        for (uint256 i = 51; i > 0; --i) {
            characters[i - 1] = ALPHABET[bits & 31];
            bits >>= 5;
        }
        return string(bytes.concat(codec == RAW ? RAW_PREFIX : DAG_PB_PREFIX, characters));
    }

    function _value(bytes1 character) private pure returns (uint256) {
        uint256 code = uint8(character);
        if (code >= 0x61 && code <= 0x7a) return code - 0x61;
        if (code >= 0x32 && code <= 0x37) return code - 0x18;
        return INVALID;
    }
}
