// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMarqueCertificate} from "../src/IMarqueCertificate.sol";
import {MarqueCertificate} from "../src/MarqueCertificate.sol";
import {vm} from "./Vm.sol";

/// @dev What the tests begin with: a contract whose owner's key is known, and values to mint.
abstract contract CertificateTest {
    uint256 internal constant OWNER_KEY = 0xA11CE;
    string internal constant BRAND = "0b6e4f0c-93a7-4d1e-8c52-6f1d2a3b4c5d";
    string internal constant OTHER_BRAND = "5d2f8a3e-1c4b-4e6a-9f7d-0a1b2c3d4e5f";
    string internal constant URI = "ipfs://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e";
    string internal constant OTHER_URI = "ipfs://bafybeib25224oj5p4c34erimdizpxn2jpoxg2kbu3vhibhq3ledbrewolm";
    bytes32 internal constant ROOT = keccak256("root");
    address internal constant ALICE = address(0xA1);
    address internal constant BOB = address(0xB2);

    address internal immutable OWNER = vm.addr(OWNER_KEY);
    MarqueCertificate internal certificates;

    function setUp() public virtual {
        certificates = new MarqueCertificate(OWNER, "https://marque.example/collection.json");
    }

    function mint(address recipient, string memory brandId) internal returns (uint256) {
        vm.prank(OWNER);
        return certificates.mintCertificate(recipient, URI, brandId, ROOT);
    }

    function voucher(address recipient, string memory brandId) internal view returns (IMarqueCertificate.Claim memory) {
        return IMarqueCertificate.Claim(recipient, brandId, URI, ROOT, block.timestamp + 1 hours);
    }

    function sign(uint256 key, IMarqueCertificate.Claim memory promised) internal view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, certificates.hashClaim(promised));
        return abi.encodePacked(r, s, v);
    }

    function list(uint256 one) internal pure returns (uint256[] memory tokenIds) {
        tokenIds = new uint256[](1);
        tokenIds[0] = one;
    }

    function list(uint256 one, uint256 other) internal pure returns (uint256[] memory tokenIds) {
        tokenIds = new uint256[](2);
        (tokenIds[0], tokenIds[1]) = (one, other);
    }
}
