// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Characters} from "./Characters.sol";

/// @title IPFS addresses in one storage slot
/// @notice Holds `ipfs://<CIDv1>`, where the CID is of a raw block or of a dag-pb node, hashed with SHA-256 and written in
/// base32, as that hash and one byte. Every other text is left to the caller, so that unpacking always gives the very text
/// that was packed.
/// @dev The CID's bytes are 01 <codec> 12 20 and the digest: 288 bits, in 58 characters of 5 bits with 2 zero bits at the
/// end (RFC 4648, no padding), after the multibase letter b. The first 30 bits are the same for all CIDs of a codec and make
/// the six letters after that b; the 52 characters that follow are 2 more constant bits, both zero, the digest and those 2
/// bits at the end.
library PackedCid {
    /// @notice Multicodec codes; `NONE` says that a text is no such address.
    bytes1 internal constant NONE = 0x00;
    bytes1 internal constant RAW = 0x55;
    bytes1 internal constant DAG_PB = 0x70;

    bytes14 private constant RAW_PREFIX = "ipfs://bafkrei";
    bytes14 private constant DAG_PB_PREFIX = "ipfs://bafybei";
    bytes32 private constant ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
    /// @dev Twelve times the letter of the value 0, before 20 characters.
    uint256 private constant LEADING_ZEROS = uint256(uint96(bytes12("aaaaaaaaaaaa"))) << 160;

    /// @notice Packs a text, if it is such an address.
    /// @param text any text
    /// @return codec `RAW`, `DAG_PB`, or `NONE` when the text is no such address
    /// @return digest the SHA-256 hash in the CID
    function pack(bytes calldata text) internal pure returns (bytes1 codec, bytes32 digest) {
        if (text.length != 66) return (NONE, 0);
        bytes14 prefix = bytes14(text[:14]);
        codec = prefix == RAW_PREFIX ? RAW : prefix == DAG_PB_PREFIX ? DAG_PB : NONE;
        (bool isHeadBase32, uint256 head) = _decode(uint256(bytes32(text[14:46])));
        (bool isTailBase32, uint256 tail) = _decode(LEADING_ZEROS | uint160(bytes20(text[46:])));
        if (!isHeadBase32 || !isTailBase32 || head >> 158 != 0 || tail & 3 != 0) return (NONE, 0);
        return codec == NONE ? (NONE, bytes32(0)) : (codec, bytes32((head << 98) | (tail >> 2)));
    }

    /// @notice Writes an address.
    /// @param codec `RAW` or `DAG_PB`
    /// @param digest the SHA-256 hash in the CID
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

    /// @dev 160 bits of 32 characters in base32: a to z are 0 to 25, and 2 to 7 are 26 to 31.
    function _decode(uint256 characters) private pure returns (bool isBase32, uint256 bits) {
        (isBase32, bits) = Characters.read(characters, 0x32, 0x37, 0x18, 0x7a, 0x61);
        if (isBase32) bits = Characters.join(bits, 5);
    }
}
